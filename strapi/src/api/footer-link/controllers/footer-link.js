const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::footer-link.footer-link");
