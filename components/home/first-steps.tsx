import { Fragment } from "react";
import { useTranslations } from "@/lib/i18n/server";

const STEPS = [
  {
    name: "things",
    commands: ["npm run catalogue:import -- --template vzor.xlsx", "npm run catalogue:import -- vzor.xlsx"],
  },
  { name: "shop", commands: ["shop.config.ts"] },
  { name: "pages", commands: ["npm run content:import -- demo/content"] },
  { name: "demo", commands: ["npm run demo:import"] },
] as const;

/** A line ends between the words of a command, never at the hyphens of one. */
const inWords = (command: string) =>
  command.split(" ").map((word, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));

/** The home page of a shop that has nothing to rent yet: what its owner does next. */
export function FirstSteps() {
  const t = useTranslations("home.firstSteps");
  return (
    <div className="page first-steps">
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
      <ol>
        {STEPS.map(({ name, commands }) => (
          <li key={name}>
            <h2>{t(name)}</h2>
            <p>{t(`${name}Text`)}</p>
            {commands.map((command) => (
              <code key={command}>{inWords(command)}</code>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
