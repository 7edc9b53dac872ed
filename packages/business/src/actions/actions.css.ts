import { globalStyle, style } from '@vanilla-extract/css';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

const phones = 'screen and (max-width: 519.98px)';

/** The one or two main actions; they fill the line where it is narrow. */
export const main = style(flexWrapped.xs);

globalStyle(`${main} > *`, { flex: '1 1 auto' });

/** The other actions: quiet buttons in a row; on phones equal columns with the icon above the word. */
export const quiet = style({
  ...flexWrapped.none,
  alignItems: 'center',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': {
    [phones]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(3.5rem, 1fr))',
      inlineSize: '100%',
      marginInlineStart: 0,
    },
  },
});

/** Buttons of this row; not those of the dialogs and menus that they open. */
const inside = ['a', 'button', 'label', 'span > a', 'span > button', 'details > summary'];
const buttons = inside.map((of) => `${quiet} > ${of}`).join(', ');
const icons = inside.map((of) => `${quiet} > ${of} svg`).join(', ');

globalStyle(buttons, {
  borderColor: 'transparent',
  boxShadow: 'none',
  backgroundColor: 'transparent',
  minBlockSize: '2.75rem',
  '@media': {
    [phones]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.xxs,
      inlineSize: '100%',
      minBlockSize: '3.25rem',
      paddingInline: 0,
      fontSize: vars.size.xs,
      lineHeight: vars.leading.xs,
    },
  },
});

globalStyle(icons, { '@media': { [phones]: { inlineSize: '1.25rem', blockSize: '1.25rem' } } });
globalStyle(`${quiet} > :is(span, details)`, { '@media': { [phones]: { display: 'grid' } } });
