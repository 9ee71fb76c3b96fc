declare module "autocannon" {
  interface Result {
    requests: { average: number; total: number };
    non2xx: number;
    errors: number;
  }
  interface Run extends Promise<Result> {
    on(
      event: "response",
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: { setupRequest: (request: { path: string }) => { path: string } }[];
  }): Run;
}
