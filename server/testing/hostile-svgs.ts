/** What a script of theirs does. */
export const runs = "alert(1)";
/** Parts of a drawing that run something, or ask somebody else. */
export const hostileParts: readonly string[] = [
  `<script>${runs}</script>`,
  `<SCRIPT>${runs}</SCRIPT>`,
  `<script xlink:href="data:,${runs}"/>`,
  `<script><![CDATA[${runs}]]></script>`,
  `<x:script xmlns:x="http://www.w3.org/2000/svg">${runs}</x:script>`,
  `<style>@import "https://evil.example/x.css"; path { fill: url(https://evil.example/x) }</style>`,
  `<foreignObject><iframe src="javascript:${runs}"></iframe></foreignObject>`,
  `<a xlink:href="javascript:${runs}"><text>x</text></a>`,
  `<a href="https://evil.example/">x</a>`,
  `<use href="https://evil.example/x.svg#a"/>`,
  `<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>`,
  `<image href="https://evil.example/x.png"/>`,
  `<feImage href="https://evil.example/x.png"/>`,
  `<animate attributeName="href" values="javascript:${runs}"/>`,
  `<set attributeName="onmouseover" to="${runs}"/>`,
  `<handler type="text/javascript">${runs}</handler>`,
  `<listener event="load" handler="#x"/>`,
  `<path d="M0 0" onclick="${runs}"/>`,
  `<path d="M0 0" ONLOAD="${runs}"/>`,
  `<path d="M0 0" style="background: url(https://evil.example/x)"/>`,
  `<path d="M0 0" fill="url(https://evil.example/x#a)"/>`,
  `<path d="M0 0" fill="url( 'https://evil.example/x#a' )"/>`,
  `<path d="M0 0" fill="\\75rl(https://evil.example/x)"/>`,
  `<path d="M0 0" mask="URL(//evil.example/x)"/>`,
  `<path d="M0 0" fill="javascript:${runs}"/>`,
  `<path d="M0 0" class="x" href="#a" xml:base="https://evil.example/"/>`,
  `<iframe srcdoc="&lt;script&gt;${runs}&lt;/script&gt;"></iframe>`,
  `<math><mi xlink:href="data:x,<script>${runs}</script>"></mi></math>`,
  `<text>&lt;script&gt;${runs}&lt;/script&gt;</text>`,
  `&lt;script&gt;${runs}&lt;/script&gt;`,
  `</svg><script>${runs}</script><svg>`,
  `<g><![CDATA[</g><script>${runs}</script>]]></g>`,
];

/** What is left in a drawing that one of them got into. */
export const MARK = /alert|evil|script|style|href|on\w+=|data:|foreign|iframe|&lt;/iu;
