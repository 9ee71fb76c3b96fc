const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::menu-link.menu-link");
