/* Of `packages.mjs`, which runs before there is anything that reads TypeScript; for its test. */
interface Step {
  note(text: string): void;
  breakLine(): void;
}

export function installPackages(root: string, step: Step): Promise<void>;
export function refuseBesideShop(root: string, env?: Readonly<Record<string, string | undefined>>): void;
