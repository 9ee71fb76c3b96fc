import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Row } from "@react-email/row";
import { Section as Block } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import type { StoreView } from "@/lib/store-views";
import { themeOf } from "@/lib/store-views/theme";
import type { Fact, MailContent, Section } from "./content";
import { PAYMENT_CODE_ID } from "./payment-code-id";
import { darkColours, lightColours, type MailColours } from "./tokens";

/*
 * A mail as the shop's own paper: tables and inline styles, which every mail program understands; no picture that would
 * have to be loaded, no font but the reader's.
 */

/** Heard by programs that know a dark scheme; each class is one colour of the shop. */
const DARK = `@media (prefers-color-scheme: dark) {
  .bg { background: ${darkColours.bg} !important }
  .surface { background: ${darkColours.surface} !important }
  .ink { color: ${darkColours.ink} !important }
  .muted { color: ${darkColours.muted} !important }
  .line { border-color: ${darkColours.line} !important }
  .link { color: ${darkColours.accentText} !important }
}`;

const FONT = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const text: CSSProperties = { margin: 0, fontSize: 16, lineHeight: "24px", overflowWrap: "break-word" };
const PAD = 24;

export const letterHtml = (content: MailContent, storeView: StoreView): Promise<string> =>
  render(<Letter content={content} storeView={storeView} />);

function Letter({ content, storeView }: { content: MailContent; storeView: StoreView }) {
  const { preview, heading, paragraphs, code, action, sections, footer } = content;
  const colours = lightColours[themeOf(storeView)];
  const { bg, surface, ink, muted, accent, onAccent } = colours;
  return (
    <Html lang={storeView.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{DARK}</style>
      </Head>
      <Body className="surface" style={{ margin: 0, padding: "16px 8px", background: surface, fontFamily: FONT }}>
        <Preview>{preview}</Preview>
        <Container className="bg" style={{ maxWidth: 600, background: bg, borderRadius: 8, overflow: "hidden" }}>
          <Masthead name={storeView.name} colours={colours} />
          <Block style={{ padding: `${PAD}px ${PAD}px 8px` }}>
            <h1 className="ink" style={{ margin: 0, fontSize: 26, lineHeight: "32px", fontWeight: 800, color: ink }}>
              {heading}
            </h1>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={{ ...text, marginTop: 12, color: ink }}>
                {paragraph}
              </Text>
            ))}
            {code && <PaymentCode alt={code.alt} />}
            {action && (
              <Button
                href={action.href}
                style={{
                  marginTop: 20,
                  padding: "13px 22px",
                  borderRadius: 6,
                  background: accent,
                  color: onAccent,
                  fontSize: 16,
                  fontWeight: 700,
                }}
              >
                {action.label}
              </Button>
            )}
          </Block>
          {sections.map((section) => (
            <Part key={section.title} section={section} colours={colours} />
          ))}
          <Block style={{ padding: `8px ${PAD}px ${PAD}px` }}>
            {footer.map((line) => (
              <Text key={line} className="muted" style={{ ...text, fontSize: 14, lineHeight: "20px", color: muted }}>
                {line}
              </Text>
            ))}
          </Block>
        </Container>
      </Body>
    </Html>
  );
}

/** The letter brings it along; a program that shows no pictures shows what it says. White also in the dark. */
const PaymentCode = ({ alt }: { alt: string }) => (
  <img
    src={`cid:${PAYMENT_CODE_ID}`}
    alt={alt}
    width={200}
    height={200}
    style={{ display: "block", marginTop: 16, background: "#ffffff", color: "#000000", fontSize: 14 }}
  />
);

/** The shop's name beside its mark: three stripes, white, colour, white. */
function Masthead({ name, colours: { brand, trail } }: { name: string; colours: MailColours }) {
  const stripe = (colour: string): CSSProperties => ({ background: colour, fontSize: 1, lineHeight: "7px", height: 7 });
  return (
    <Block style={{ background: brand, padding: `18px ${PAD}px` }}>
      <Row>
        <Column style={{ width: 40 }}>
          <table role="presentation" cellPadding={0} cellSpacing={0} width={28} aria-hidden>
            <tbody>
              {["#ffffff", trail, "#ffffff"].map((colour, index) => (
                <tr key={index}>
                  <td style={stripe(colour)}>&nbsp;</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Column>
        <Column>
          <Text style={{ ...text, fontSize: 20, fontWeight: 800, color: "#ffffff" }}>{name}</Text>
        </Column>
      </Row>
    </Block>
  );
}

function Part({ section, colours }: { section: Section; colours: MailColours }) {
  const { title, shape, facts, note } = section;
  const { ink, muted, line } = colours;
  return (
    <Block style={{ padding: `8px ${PAD}px` }}>
      <h2
        className="ink line"
        style={{
          margin: "8px 0 8px",
          paddingTop: 16,
          borderTop: `1px solid ${line}`,
          fontSize: 18,
          lineHeight: "24px",
          color: ink,
        }}
      >
        {title}
      </h2>
      {shape === "sums" && facts.map((fact, index) => <Sum key={index} fact={fact} colours={colours} />)}
      {shape === "facts" &&
        facts.map((fact, index) => (
          <Text key={index} className="ink" style={{ ...text, color: ink, fontWeight: fact.strong ? 700 : 400 }}>
            <Spoken fact={fact} colours={colours} />
          </Text>
        ))}
      {shape === "list" && (
        <ul className="ink" style={{ ...text, paddingLeft: 20, color: ink }}>
          {facts.map((fact, index) => (
            <li key={index} style={{ marginBottom: 4 }}>
              <Spoken fact={fact} colours={colours} />
            </li>
          ))}
        </ul>
      )}
      {note && (
        <Text className="muted" style={{ ...text, marginTop: 8, fontSize: 14, lineHeight: "20px", color: muted }}>
          {note}
        </Text>
      )}
    </Block>
  );
}

/** Name left, amount right; of a name with several lines the first is the thing, the others say which. */
function Sum({ fact: { label = "", text: amount, strong, thing }, colours }: { fact: Fact; colours: MailColours }) {
  const [first, ...details] = label.split("\n");
  const cell: CSSProperties = {
    padding: "6px 0",
    verticalAlign: "top",
    fontSize: strong ? 18 : 16,
    lineHeight: "24px",
    fontWeight: strong ? 700 : 400,
    color: colours.ink,
  };
  return (
    <Row>
      <Column className="ink" style={{ ...cell, paddingRight: 16, paddingLeft: thing === "part" ? 16 : 0 }}>
        {thing ? <strong>{first}</strong> : first}
        {details.map((detail) => (
          <div key={detail} className="muted" style={{ fontSize: 14, lineHeight: "20px", color: colours.muted }}>
            {detail}
          </div>
        ))}
      </Column>
      <Column align="right" className="ink" style={{ ...cell, whiteSpace: "nowrap", fontWeight: 700 }}>
        {amount}
      </Column>
    </Row>
  );
}

function Spoken({ fact: { label, text: words, href }, colours }: { fact: Fact; colours: MailColours }): ReactNode {
  const said = href ? (
    <Link href={href} className="link" style={{ color: colours.accentText, textDecoration: "underline" }}>
      {words}
    </Link>
  ) : (
    words
  );
  return label ? (
    <>
      {label}: {said}
    </>
  ) : (
    said
  );
}
