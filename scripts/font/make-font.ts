import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { invoiceLetters } from '../../apps/api/src/membership/test-gateway/invoice/invoice-letters.ts';
import { type FontPart, fontParts } from '../../packages/ui-kit/src/theme/font-parts.ts';

const source = fileURLToPath(import.meta.resolve('inter-ui/variable/InterVariable.woff2'));
const license = fileURLToPath(import.meta.resolve('inter-ui/LICENSE.txt'));
const invoiceFolder = fileURLToPath(
  new URL('../../apps/api/src/membership/test-gateway/invoice/', import.meta.url),
);
const folder = fileURLToPath(new URL('../../packages/ui-kit/src/theme/font/', import.meta.url));

/** What of Inter's substitutions the styles ask for (`global.css.ts`, figures in columns), and what sets letters and their marks right. */
const features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv11', 'ss03'];
/** Weights of the theme, and the form of letters that Inter draws for text. */
const axes = { wght: { min: 400, max: 700 }, opsz: 14 };

/** Cuts the site's font files, and that of test invoices, out of Inter's whole font: `pnpm make:font`, after a change of `font-parts.ts` or
 * `invoice-letters.ts`. */
const whole = await readFile(source);
for (const [name, part] of Object.entries(fontParts)) {
  const bytes = await subsetFont(whole, lettersOf(part), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  await writeFile(`${folder}${name}.woff2`, bytes);
  process.stdout.write(`${name}.woff2 ${bytes.length} bytes\n`);
}
// PDFs hold no woff2.
const invoiceFont = await subsetFont(whole, lettersOf(invoiceLetters), {
  targetFormat: 'sfnt',
  variationAxes: { wght: 400, opsz: 14 },
  keepFeatures: ['kern', 'ccmp', 'mark', 'tnum'],
});
await writeFile(`${invoiceFolder}inter-invoice.ttf`, invoiceFont);
process.stdout.write(`inter-invoice.ttf ${invoiceFont.length} bytes\n`);
for (const place of [folder, invoiceFolder]) await copyFile(license, `${place}OFL.txt`);

function lettersOf(part: FontPart): string {
  return part
    .flatMap(([from, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');
}
