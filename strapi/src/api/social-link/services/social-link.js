const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreService("api::social-link.social-link");
