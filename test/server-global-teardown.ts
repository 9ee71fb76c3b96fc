import { shared } from "./server-global-setup";

export default async function tearDownServerTests(): Promise<void> {
  await shared.sezonaTestPostgres?.destroy();
}
