const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::footer-link.footer-link");
