module.exports = ({ env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  // Without its pages Strapi needs no build: for a machine that only answers the shop, and for tests.
  serveAdminPanel: env.bool("SERVE_ADMIN", true),
});
