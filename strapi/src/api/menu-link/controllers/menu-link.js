const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::menu-link.menu-link");
