import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../server/db/postgres/free-port";
import { type App, startServer } from "./processes";

export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => existsSync(file)) ?? null;
}

/** Headers that a server writes itself. */
const OF_THE_SERVER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
]);

export interface SharedCache extends App {
  /** Address of a file server of the same nginx, which gives the pages as `{name}.html`. */
  files: string;
}

/** nginx with the configuration of the documentation in front of a shop; only addresses and folders are put in. */
export async function startNginx(options: {
  nginx: string;
  root: string;
  scratch: string;
  upstream: string;
  pages: Record<string, string>;
  headers: Headers;
}): Promise<SharedCache> {
  const { nginx, root, upstream } = options;
  const folder = path.join(options.scratch, "nginx");
  for (const name of ["", "cache", "files", "logs"]) mkdirSync(path.join(folder, name), { recursive: true });
  for (const [name, page] of Object.entries(options.pages))
    writeFileSync(path.join(folder, "files", `${name}.html`), page);
  const [port, filesPort] = [await freePort(), await freePort()];
  const documented = readFileSync(path.join(root, "docs", "nginx.conf"), "utf8");
  const put = (text: string, from: string, to: string): string => {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf no longer says "${from}"`);
    return text.replace(from, to);
  };
  const ours: [from: string, to: string][] = [
    ["server 127.0.0.1:3000;", `server ${upstream};`],
    ["/var/cache/nginx/sezona", path.join(folder, "cache")],
    ["/var/log/nginx/sezona.log", path.join(folder, "logs", "sezona.log")],
    ["/var/log/nginx/sezona-error.log", path.join(folder, "logs", "sezona-error.log")],
    ["listen 8080;", `listen 127.0.0.1:${port};`],
  ];
  const shop = ours.reduce((text, [from, to]) => put(text, from, to), documented);
  const headers = [...options.headers]
    .filter(([name]) => !OF_THE_SERVER.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\$]/g, "")}";`);
  const isRoot = process.getuid?.() === 0;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join("\n  ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `
${isRoot ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${path.join(folder, "nginx.pid")};
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  charset utf-8;
  ${temporary}
  ${shop}
  server {
    listen 127.0.0.1:${filesPort}; sendfile on;
    root ${path.join(folder, "files")}; ${headers.join(" ")}
  }
}
`,
  );
  execFileSync(nginx, ["-t", "-q", "-p", folder, "-c", path.join(folder, "nginx.conf")]);
  const app = await startServer(nginx, ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    cwd: folder,
    env: process.env,
    port,
    probe: "/api/health/ready",
  });
  return { ...app, files: `http://127.0.0.1:${filesPort}` };
}
