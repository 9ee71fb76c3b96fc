import { z } from "zod";
import { endpoint } from "../endpoint";
import { customerExportSchema } from "../entities/customer-export";
import { ownReviewSchema } from "../entities/review";
import { orderHistorySchema, orderSchema } from "../entities/order";
import { MAX_INT, ORDERS_PAGE_SIZE } from "../limits";
import { opaqueIdSchema, pageSizeSchema, uuidSchema } from "../primitives";
import {
  customerSchema,
  deviceSchema,
  emailSchema,
  givenPasswordSchema,
  newCustomerSchema,
  newPasswordSchema,
  profileSchema,
  sessionCustomerSchema,
  sessionSchemas,
  tokenSchema,
} from "../entities/customer";

const pageNumberSchema = z
  .codec(z.union([z.int(), z.string().regex(/^-?\d{1,9}$/u)]), z.int().min(1).max(MAX_INT), {
    decode: (page) => Math.max(Number(page), 1),
    encode: (page) => page,
  })
  .optional()
  .default(1);

/** Accounts of customers and their logins. Limits here are per address; those per account are the service's. */
export const accountEndpoints = {
  createCustomer: endpoint({
    method: "POST",
    path: "user/create",
    summary: "Open an account",
    input: z.object({ customer: newCustomerSchema, password: newPasswordSchema }),
    output: customerSchema,
    bareStatus: { 409: "customer_exists" },
    rateLimit: 10,
  }),
  login: endpoint({
    method: "POST",
    path: "user/login",
    summary: "Log in; an unknown e-mail and a wrong password are answered alike",
    input: z.object({ username: emailSchema, password: givenPasswordSchema }),
    ...sessionSchemas,
    bareStatus: { 401: "login_failed" },
    rateLimit: 20,
  }),
  /** Each refresh token is good once; one that comes again later ends the login on all its copies. */
  refreshSession: endpoint({
    method: "POST",
    path: "user/refresh",
    summary: "Renew a login",
    input: z.object({ refreshToken: tokenSchema.optional() }),
    ...sessionSchemas,
    takesRefreshCookie: true,
    rateLimit: 60,
  }),
  logout: endpoint({
    method: "POST",
    path: "user/logout",
    summary: "Log out, here or on all devices",
    input: z.object({ refreshToken: tokenSchema.optional(), everywhere: z.boolean().optional().default(false) }),
    output: z.boolean(),
    takesRefreshCookie: true,
    rateLimit: 60,
  }),
  /** The answer is the same for every e-mail; a mail goes only to one that has an account. */
  resetPassword: endpoint({
    method: "POST",
    path: "user/reset-password",
    summary: "Have a link for a new password mailed",
    input: z.object({ email: emailSchema }),
    output: z.boolean(),
    rateLimit: 5,
  }),
  checkResetToken: endpoint({
    method: "POST",
    path: "user/check-reset-token",
    summary: "Whether the token of that link still sets a password",
    input: z.object({ token: tokenSchema }),
    output: z.boolean(),
    rateLimit: 30,
  }),
  confirmResetPassword: endpoint({
    method: "POST",
    path: "user/confirm-reset-password",
    summary: "Set a new password with the token of that link; all logins end",
    input: z.object({ token: tokenSchema, password: newPasswordSchema }),
    output: z.boolean(),
    rateLimit: 10,
  }),
  changePassword: endpoint({
    method: "POST",
    path: "user/change-password",
    summary: "Change the password; all logins end, and this one begins anew",
    input: z.object({ currentPassword: givenPasswordSchema, newPassword: newPasswordSchema }),
    ...sessionSchemas,
    auth: "customer",
    rateLimit: 10,
  }),
  getMe: endpoint({
    method: "GET",
    path: "user/me",
    summary: "Who is logged in",
    input: z.object({}),
    output: sessionCustomerSchema,
    auth: "customer",
  }),
  /**
   * All of it at once: what is left out is empty from then on. With `known`, parts that the caller left as they were
   * stay as they are, and a part that was changed here and elsewhere is refused.
   */
  updateMe: endpoint({
    method: "POST",
    path: "user/me",
    summary: "Change name, phone, company and address of the customer",
    input: z.object({
      userProfile: profileSchema,
      /** As it was when somebody began to change it. */
      known: profileSchema.optional(),
      /** Whose it is: in no other login it is taken. */
      user_id: opaqueIdSchema.optional(),
    }),
    output: customerSchema,
    auth: "customer",
    rateLimit: 30,
  }),
  /** What the shop keeps of the caller, all of it. */
  exportMe: endpoint({
    method: "GET",
    path: "user/export",
    summary: "All that the shop keeps of the customer",
    input: z.object({}),
    output: customerExportSchema,
    auth: "customer",
    rateLimit: 10,
  }),
  /** Orders stay as long as the law has the shop keep them; whoever has an order's link still opens it. */
  deleteMe: endpoint({
    method: "POST",
    path: "user/delete",
    summary: "Delete the customer's account; by its password, or by a login that has just begun",
    input: z.object({ password: givenPasswordSchema.optional() }),
    output: z.boolean(),
    auth: "customer",
    rateLimit: 10,
  }),
  /** The caller's own orders, the newest first. */
  listOrders: endpoint({
    method: "GET",
    path: "user/order-history",
    summary: "A page of the customer's orders",
    input: z.object({ pageSize: pageSizeSchema(ORDERS_PAGE_SIZE), currentPage: pageNumberSchema }),
    output: orderHistorySchema,
    auth: "customer",
  }),
  /** Somebody else's order is answered like one that does not exist. */
  getOwnOrder: endpoint({
    method: "GET",
    path: "user/order",
    summary: "One of the customer's orders",
    input: z.object({ id: uuidSchema }),
    output: orderSchema,
    auth: "customer",
  }),
  connectOrder: endpoint({
    method: "POST",
    path: "user/connect-order",
    summary: "Take an order with the account's e-mail into the account, by its id",
    input: z.object({ id: uuidSchema }),
    output: z.boolean(),
    auth: "customer",
    rateLimit: 30,
  }),
  /** Of reviews that were written while logged in: the newest first, those that wait or were not taken among them. */
  listOwnReviews: endpoint({
    method: "GET",
    path: "user/reviews",
    summary: "What the customer wrote of things",
    input: z.object({}),
    output: z.array(ownReviewSchema),
    auth: "customer",
  }),
  listDevices: endpoint({
    method: "GET",
    path: "user/devices",
    summary: "Where the customer is logged in",
    input: z.object({}),
    output: z.array(deviceSchema),
    auth: "customer",
  }),
  endDevice: endpoint({
    method: "POST",
    path: "user/end-device",
    summary: "Log the customer out on one device",
    input: z.object({ id: uuidSchema }),
    output: z.boolean(),
    auth: "customer",
    rateLimit: 60,
  }),
};
