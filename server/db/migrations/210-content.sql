-- What an owner writes: one row for each language of each document, as the importer checked it.
CREATE TABLE content_document (
  type text NOT NULL,
  document_id text NOT NULL,
  -- Empty for types without languages.
  locale text NOT NULL DEFAULT '',
  is_draft boolean NOT NULL DEFAULT false,
  position int GENERATED ALWAYS AS IDENTITY,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (type, document_id, locale)
);

-- One row: processes keep the documents in memory as long as it stands.
CREATE TABLE content_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL DEFAULT 0
);
INSERT INTO content_version DEFAULT VALUES;

-- Pages that came with the catalogue until now, and the links that stood in every footer, are content like any other.
INSERT INTO content_document (type, document_id, locale, data)
SELECT 'static-page', p.identifier, texts.locale, jsonb_build_object(
  'title', coalesce(p.title ->> texts.locale, p.title ->> 'cs'),
  'slug', p.identifier,
  'description', coalesce(p.meta_description ->> texts.locale, p.meta_description ->> 'cs'),
  'body', texts.body,
  'showMap', p.map
)
FROM cms_page p CROSS JOIN LATERAL jsonb_each_text(p.content) AS texts(locale, body)
ORDER BY p.id;

INSERT INTO content_document (type, document_id, locale, data)
SELECT 'footer-link', link.id, label.locale,
  jsonb_build_object('label', label.said, 'link', link.href, 'column', link.place, 'position', link.position)
FROM (VALUES
  ('how', '/static/jak-to-funguje', 'left', 1,
    '{"cs":"Jak to funguje","en":"How it works","de":"So funktioniert’s","it":"Come funziona"}'::jsonb),
  ('delivery', '/static/zpusoby-doruceni', 'left', 2,
    '{"cs":"Způsoby doručení","en":"Delivery","de":"Lieferarten","it":"Modi di consegna"}'::jsonb),
  ('branches', '/branches', 'right', 1,
    '{"cs":"Kde nás najdete","en":"Where to find us","de":"Wo Sie uns finden","it":"Dove siamo"}'::jsonb),
  ('contact', '/static/kontakty', 'right', 2,
    '{"cs":"Kontakt","en":"Contact","de":"Kontakt","it":"Contatti"}'::jsonb),
  ('terms', '/i/terms', 'centre', 1,
    '{"cs":"Obchodní podmínky","en":"Terms and conditions","de":"AGB","it":"Condizioni generali"}'::jsonb),
  ('privacy', '/i/gdpr', 'centre', 2,
    '{"cs":"Ochrana osobních údajů","en":"Privacy","de":"Datenschutz","it":"Protezione dei dati personali"}'::jsonb)
) AS link(id, href, place, position, labels)
CROSS JOIN LATERAL jsonb_each_text(link.labels) AS label(locale, said)
WHERE EXISTS (SELECT FROM cms_page);

DROP TABLE cms_page;
