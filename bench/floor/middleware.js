import { NextResponse } from "next/server";

/** The same kind of work as a shop's dispatcher: look at the host and the path, rewrite, set a header. */
export function middleware(request) {
  const host = request.headers.get("host")?.split(":")[0]?.toLowerCase();
  const destination = request.nextUrl.clone();
  destination.pathname = request.nextUrl.pathname.slice("/via".length);
  const response = NextResponse.rewrite(destination);
  response.headers.set(
    "content-security-policy",
    `default-src 'self' ${host}; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'`,
  );
  return response;
}

export const config = { matcher: ["/via/:path*"] };
