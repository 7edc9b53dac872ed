import { contrast, mix, parseHex, type Rgb } from '@wbn/ui-kit/theme/contrast.ts';
import { brandMix, dark, light } from '@wbn/ui-kit/theme/palette.ts';
import { editionChoices, editionOf } from '../editions.ts';

const themes = { light, dark } as const;
type Theme = keyof typeof themes;
type Color = keyof typeof light;

const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'] as const;
const texts = ['text', 'muted', 'success', 'warning', 'danger'] as const;
const tones = ['success', 'warning', 'danger', 'gold', 'premium', 'platinum'] as const;

const colorOf = (theme: Theme, name: Color) => parseHex(themes[theme][name]);
const ratio = (one: Rgb, other: Rgb) => contrast(one, other).toFixed(1);

/** Shows the contrast of every text color on every ground, in both themes. */
export function TextContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Text, light / dark</th>
          {grounds.map((ground) => (
            <th key={ground}>{ground}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <tr key={text}>
            <th>{text}</th>
            {grounds.map((ground) => (
              <td key={ground}>
                {(['light', 'dark'] as const)
                  .map((theme) => ratio(colorOf(theme, text), colorOf(theme, ground)))
                  .join(' / ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the contrast of each tone on its soft background, and of the border of controls on the surface. */
export function ToneContrastTable() {
  const rows: readonly (readonly [string, Color, Color])[] = [
    ...tones.map((tone): [string, Color, Color] => [`${tone} on ${tone}Soft`, tone, `${tone}Soft`]),
    ['control (border) on surface', 'control', 'surface'],
  ];
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>light</th>
          <th>dark</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, front, back]) => (
          <tr key={label}>
            <th>{label}</th>
            <td>{ratio(colorOf('light', front), colorOf('light', back))}</td>
            <td>{ratio(colorOf('dark', front), colorOf('dark', back))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows each edition's brand color and its contrast under button text, and as text on the page. */
export function BrandContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Edition</th>
          <th>Light</th>
          <th>Button text</th>
          <th>Text on page</th>
          <th>Dark</th>
          <th>Button text</th>
          <th>Text on page</th>
        </tr>
      </thead>
      <tbody>
        {editionChoices.map(({ value, title }) => {
          const { primary, primaryDark } = editionOf(value).brand;
          return (
            <tr key={value}>
              <th>{title}</th>
              <BrandCells theme="light" color={primary} />
              <BrandCells theme="dark" color={primaryDark} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function BrandCells({ theme, color }: { readonly theme: Theme; readonly color: string }) {
  const brand = parseHex(color);
  const [share, partner] = brandMix.text[theme];
  const text = mix(brand, share, parseHex(partner));
  return (
    <>
      <td style={{ backgroundColor: color, color: themes[theme].onBrand }}>{color}</td>
      <td>{ratio(colorOf(theme, 'onBrand'), brand)}</td>
      <td>{ratio(text, colorOf(theme, 'page'))}</td>
    </>
  );
}
