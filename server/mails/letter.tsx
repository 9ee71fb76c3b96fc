import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Row } from "@react-email/row";
import type { StoreView } from "@/lib/store-views";
import { ownColours } from "@/lib/store-views/look";
import { themeOf } from "@/lib/store-views/theme";
import type { MailContent } from "./content";
import { Part } from "./letter-parts";
import { darkScheme, hidden, OUTLOOK, padded, written } from "./letter-styles";
import { PAYMENT_CODE_ID } from "./payment-code-id";
import { darkColours, lightColours, type MailColours } from "./tokens";

/*
 * A mail as the shop's own paper: tables and inline styles, which every mail program understands; no picture that would
 * have to be loaded, no font but the reader's. What programs know is in test/mail-programs.json, and a test reads every
 * letter with it (decision 114).
 */

export async function letterHtml(content: MailContent, storeView: StoreView): Promise<string> {
  const html = await render(<Letter content={content} storeView={storeView} />);
  // A comment that only one program reads can't be written as an element.
  return html.replace("</head>", `${OUTLOOK}</head>`);
}

function Letter({ content, storeView }: { content: MailContent; storeView: StoreView }) {
  const { preview, heading, paragraphs, code, action, sections, footer } = content;
  const theme = themeOf(storeView);
  const colours = { ...lightColours[theme], ...ownColours(theme) };
  const { bg, surface, ink, muted } = colours;
  return (
    <Html lang={storeView.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{darkScheme(darkColours)}</style>
      </Head>
      <Body className="surface" style={{ margin: 0, padding: 0, background: surface }}>
        <Preview style={hidden}>{preview}</Preview>
        {/* A row of its own, since the body's style is also that of a cell, which no sheet reaches. */}
        <Row className="surface" bgcolor={surface} style={{ background: surface }}>
          <Column style={padded(16, 16, 8)}>
            <Container
              className="letter bg"
              bgcolor={bg}
              style={{ maxWidth: 600, background: bg, borderRadius: 8, overflow: "hidden" }}
            >
              <Masthead name={storeView.name} colours={colours} />
              <Row>
                <Column style={padded(24, 8)}>
                  <h1 className="ink" style={{ ...written(ink, 26, 32), fontWeight: 800 }}>
                    {heading}
                  </h1>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph} className="ink" style={{ ...written(ink), marginTop: 12 }}>
                      {paragraph}
                    </p>
                  ))}
                </Column>
              </Row>
              {code && <PaymentCode alt={code.alt} />}
              {action && <Action {...action} colours={colours} />}
              {sections.map((section) => (
                <Part key={section.title} section={section} colours={colours} />
              ))}
              <Row>
                <Column style={padded(16, 24)}>
                  {footer.map((line) => (
                    <p key={line} className="muted" style={written(muted, 14, 20)}>
                      {line}
                    </p>
                  ))}
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

/** The letter brings it along; a program that shows no pictures shows what it says. White also in the dark. */
const PaymentCode = ({ alt }: { alt: string }) => (
  <Row>
    <Column style={padded(8, 0)}>
      <img
        src={`cid:${PAYMENT_CODE_ID}`}
        alt={alt}
        width={200}
        height={200}
        style={{ ...written("#000000", 14, 20), display: "block", background: "#ffffff" }}
      />
    </Column>
  </Row>
);

/** Its colour is that of a cell as well: a light label is read where links have no background. */
function Action({ label, href, colours }: { label: string; href: string; colours: MailColours }) {
  const { accent, onAccent } = colours;
  return (
    <Row>
      <Column style={padded(8, 8)}>
        <table
          role="presentation"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          bgcolor={accent}
          style={{ borderRadius: 6 }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ background: accent, borderRadius: 6 }}>
                <Button
                  href={href}
                  style={{
                    padding: "13px 22px",
                    borderRadius: 6,
                    background: accent,
                    ...written(onAccent, 16, 20),
                    fontWeight: 700,
                  }}
                >
                  {label}
                </Button>
              </td>
            </tr>
          </tbody>
        </table>
      </Column>
    </Row>
  );
}

/** The shop's name beside its mark: three stripes, white, colour, white. */
function Masthead({ name, colours: { brand, trail } }: { name: string; colours: MailColours }) {
  return (
    <Row bgcolor={brand} style={{ background: brand }}>
      <Column style={{ ...padded(18, 18), width: 28, paddingRight: 12 }}>
        {["#ffffff", trail, "#ffffff"].map((colour, index) => (
          <Row key={index} bgcolor={colour} style={{ background: colour, width: 28 }}>
            <Column style={{ ...written(colour, 1, 7), height: 7 }}>&nbsp;</Column>
          </Row>
        ))}
      </Column>
      <Column style={{ ...padded(18, 18), paddingLeft: 0 }}>
        <p style={{ ...written("#ffffff", 20), fontWeight: 800 }}>{name}</p>
      </Column>
    </Row>
  );
}
