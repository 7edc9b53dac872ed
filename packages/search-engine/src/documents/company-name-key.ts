import { foldText } from '../understand/fold-text.ts';

/** Legal forms that people leave out of company names. */
const legalForms = new Set(
  `inc incorporated corp corporation co company ltd limited llc llp lp plc ag gmbh se kg kgaa ohg sa sas sarl sasu
  spa srl srls sl slu bv nv vof ab publ as asa aps oy oyj kk pty pte tbk pt bhd berhad sdn jsc pjsc ojsc oao pao ooo ao
  zao sp zoo doo dd ad kft zrt nyrt rt sro cv sab sapi de eireli ltda cia lda sgps epe the`.split(/\s+/),
);
const unspacedForms =
  /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|集团|주식회사|\(주\)|㈜/g;

/**
 * Normalises a company name for exact matches: folded, without legal forms, spaces and punctuation. 'Siemens AG', 'SIEMENS' and 'Siemens,
 * A.G.' give the same key; a name that is only legal forms is kept.
 */
export function companyNameKey(name: string): string {
  const folded = foldText(name.replace(unspacedForms, ' '));
  const words = folded
    .replace(/\b(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/\p{L}(?:\/\p{L})+(?!\p{L})/gu, (letters) => letters.replaceAll('/', ''))
    .split(/[^\p{L}\p{N}\p{M}&'’-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !legalForms.has(word));
  const key = (telling.length > 0 ? telling : words).join('');
  return key || folded.replace(/\s/g, '');
}
