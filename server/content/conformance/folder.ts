import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/* What a backend holds while it is tried: the demo shop's content, and documents whose answers are known by heart. */

const article = (slug: string, day: string, more = "") => `slug: ${slug}
author: Eva
writer: conf
writtenOn: ${day}
illustration: tent
category: conf
gear: [lyze, boty]
${more}`;
const words = (title: string, more = "") => `---
title: ${title}
excerpt: Krátce
${more}---
Text článku`;
const page = (title: string) => `---
title: ${title}
description: O stránce
---
Text **stránky**`;

const files: Readonly<Record<string, string>> = {
  "authors/conf.yaml": "name: Eva Malá\nslug: conf\nportrait: person-13\n",
  "authors/conf.cs.yaml": "text: Píše na zkoušku\n",
  "blocks/conf.yaml": "slug: conf\n",
  "blocks/conf.cs.md": "---\ntitle: Zkouška\n---\nJen **na zkoušku**",
  "blog-categories/conf.yaml": "slug: conf\nposition: 90\n",
  "blog-categories/conf.cs.yaml": "name: Zkouška\ndescription: Jen na zkoušku\n",
  "blog-categories/conf.en.yaml": "name: Trial\ndescription: For a trial\n",
  "blog-articles/conf-a.yaml": article("conf-a", "2026-01-05"),
  "blog-articles/conf-a.cs.md": words("Žlutá lyže", 'sources: ["Kniha"]\n'),
  "blog-articles/conf-a.en.md": words("A yellow ski"),
  "blog-articles/conf-b.yaml": article("conf-b", "2026-03-01"),
  "blog-articles/conf-b.cs.md": words("Bílá lyže"),
  "blog-articles/conf-c.yaml": article("conf-c", "2026-02-01"),
  "blog-articles/conf-c.cs.md": words("Červená bota"),
  "blog-articles/conf-draft.yaml": article("conf-draft", "2026-02-02", "status: draft\n"),
  "blog-articles/conf-draft.cs.md": words("Koncept"),
  "static-pages/conf-top.yaml": "slug: conf-top\n",
  "static-pages/conf-top.cs.md": page("Nahoře"),
  "static-pages/conf-top.en.md": page("On top"),
  "static-pages/conf-below.yaml": "slug: conf-below\nparent: conf-top\nposition: 2\nshowMap: true\n",
  "static-pages/conf-below.cs.md": page("Pod ní"),
  "static-pages/conf-first.yaml": "slug: conf-first\nparent: conf-top\nposition: 1\n",
  "static-pages/conf-first.cs.md": page("První pod ní"),
  "static-pages/conf-first.en.md": page("The first below"),
};

export async function writeConformanceFolder(target: string): Promise<void> {
  await cp(path.join(process.cwd(), "demo", "content"), target, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), text);
  }
}
