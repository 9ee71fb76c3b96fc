const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::static-page.static-page");
