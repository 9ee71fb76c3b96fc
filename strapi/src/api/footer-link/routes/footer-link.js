const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::footer-link.footer-link");
