const { factories } = require("@strapi/strapi");

module.exports = factories.createCoreRouter("api::blog-homepage.blog-homepage");
