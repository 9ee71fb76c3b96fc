const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreController("api::social-link.social-link");
