import { hash, verify } from "@node-rs/argon2";
import { foldEmail } from "@/lib/domain/account-session";

/** OWASP's recommendation for argon2id, the library's own kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Nobody's; compared where there is no account, so that it takes as long as where there is one. */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$EsNsiqt9G/ZYWnsiZhyClg$dzO6Oa+/Xk9bO3HxKFy+7+DB7+JZPzORXC3YgfqcDIQ";

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** @param kept null where there is no account: never right, after the same time. */
export async function isRightPassword(kept: string | null, password: string): Promise<boolean> {
  const isRight = await verify(kept ?? NOBODYS, password);
  return kept !== null && isRight;
}

/** Czech ones that lists made of other countries' leaks lack: words, pet names, first names, clubs, towns. */
const CZECH = new Set(
  `heslo hesla heslicko tajneheslo mojeheslo noveheslo hesloheslo nevim nevimheslo zadneheslo zapomnel prihlaseni
  administrator internet pocitac notebook klavesnice ahoj ahojky ahojahoj cauky dobryden nazdar milacek miluju miluji
  milujute milujite miluje lasko laska laskamoje mojelaska zlato zlaticko slunicko slunecko kocicka kocka kocour
  kotatko beruska broucek brouk medvidek pejsek stenatko konicek jednorozec princezna princeznicka kralovna andilek
  hvezdicka kvetinka kyticka kopretina fialka sedmikraska jahoda cokolada merunka banan okurka rajce knedlik svickova
  pivo pivecko kofola maminka mamicka tatinek babicka dedecek rodina kamarad kamaradka deticky holcicka kluk slon
  delfin tygr vlk drak motorka auto auticko skodovka octavia favorit felicia fabia traktor fotbal hokej lyzovani lyze
  snowboard kolo turistika chalupa chata hory krkonose sumava leto zima jaro podzim vanoce jezisek pondeli patek
  sobota nedele leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec praha brno ostrava
  plzen liberec olomouc pardubice budejovice cesko ceskarepublika ceskoslovensko morava slovensko sparta slavia banik
  bohemians kometa sigma viktorka viktoria trinec slovan honza jenda jan jana petr petra pavel pavla martin martina
  tomas tomasek lucie lucinka veronika verca katka katerina michal misa michaela jakub kuba kubik ondra ondrej vojta
  vojtech jirka jiri lukas matej marek david daniel danielka filip adam adamek adelka adela eliska natalka terezka
  tereza barbora bara barunka anicka anna hanka zuzana zuzka simona lenka monika jitka marketa marketka klara klarka
  kristyna kristynka nikola nikolka vendula radek roman zdenek milan ladislav lada frantisek franta josef pepa pepik
  karel karlik standa stanislav vaclav vasek miroslav mirek bohous bohumil jarda jaroslav rosta`.split(/\s+/u),
);

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Read when somebody chooses a password: it takes a few megabytes. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonest ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set([...CZECH, ...dictionary["passwords-common"].map((password) => password.toLowerCase())]),
  ));

/** What is put behind a word so that it passes for a password: a year, a few digits, a sign. */
const FEW_MORE = /[\d\p{P}\p{S}]{1,4}$/u;

/**
 * Whether a program would try it among the first: a common one of those ever leaked, or one's own e-mail, as it is or
 * with a few digits or signs behind it.
 */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const bare = (text: string): string => text.replace(FEW_MORE, "");
  const folded = password.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const own = foldEmail(email);
  const [name = own] = own.split("@");
  const known = new Set([own, name, bare(name)]);
  const common = await commonPasswords();
  return [folded, bare(folded)].some((word) => word !== "" && (known.has(word) || common.has(word)));
}
