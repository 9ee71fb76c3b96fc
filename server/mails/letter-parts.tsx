import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import type { CSSProperties, ReactNode } from "react";
import type { Fact, Section } from "./content";
import { PAD, padded, written } from "./letter-styles";
import type { MailColours } from "./tokens";

/** A section below a line. */
export function Part({ section, colours }: { section: Section; colours: MailColours }) {
  const { title, shape, facts, note } = section;
  const { ink, muted, line } = colours;
  const words = written(ink);
  return (
    <Row>
      <Column style={padded(16, 8)}>
        <Row>
          <Column className="line" style={{ ...padded(16, 8, 0), borderTop: `1px solid ${line}` }}>
            <h2 className="ink" style={{ ...written(ink, 18), fontWeight: 700 }}>
              {title}
            </h2>
          </Column>
        </Row>
        {shape === "sums" && facts.map((fact, index) => <Sum key={index} fact={fact} colours={colours} />)}
        {shape === "facts" &&
          facts.map((fact, index) => (
            <p key={index} className="ink" style={{ ...words, fontWeight: fact.strong ? 700 : 400 }}>
              <Spoken fact={fact} colours={colours} />
            </p>
          ))}
        {shape === "list" && (
          <ul className="ink" style={{ ...words, margin: `0 0 0 ${PAD}px`, padding: 0 }}>
            {facts.map((fact, index) => (
              <li key={index} className="ink" style={{ ...words, marginBottom: 4 }}>
                <Spoken fact={fact} colours={colours} />
              </li>
            ))}
          </ul>
        )}
        {note && (
          <p className="muted" style={{ ...written(muted, 14, 20), marginTop: 8 }}>
            {note}
          </p>
        )}
      </Column>
    </Row>
  );
}

/** Name left, amount right; of a name with several lines the first is the thing, the others say which. */
function Sum({ fact: { label = "", text: amount, strong, thing }, colours }: { fact: Fact; colours: MailColours }) {
  const [first, ...details] = label.split("\n");
  const cell: CSSProperties = { ...written(colours.ink, strong ? 18 : 16), verticalAlign: "top" };
  return (
    <Row>
      <Column
        className="ink"
        style={{ ...cell, padding: `6px 16px 6px ${thing === "part" ? 16 : 0}px`, fontWeight: strong ? 700 : 400 }}
      >
        {thing ? <strong>{first}</strong> : first}
        {details.map((detail) => (
          <p key={detail} className="muted" style={written(colours.muted, 14, 20)}>
            {detail}
          </p>
        ))}
      </Column>
      <Column
        align="right"
        className="ink"
        style={{
          ...cell,
          padding: "6px 0",
          fontWeight: 700,
          whiteSpace: "nowrap",
        }}
      >
        {amount}
      </Column>
    </Row>
  );
}

function Spoken({ fact: { label, text: words, href }, colours }: { fact: Fact; colours: MailColours }): ReactNode {
  const said = href ? (
    <a href={href} target="_blank" className="link" style={{ color: colours.accentText, textDecoration: "underline" }}>
      {words}
    </a>
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
