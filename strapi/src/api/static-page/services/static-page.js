const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::static-page.static-page");
