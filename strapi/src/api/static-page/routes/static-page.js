const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::static-page.static-page");
