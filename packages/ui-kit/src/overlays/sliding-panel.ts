import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Keeps dialogs and popovers in the top layer until their closing transition ends. */
const untilGone = ['overlay', 'display'].map((property) => `${property} ${vars.motion.slow} allow-discrete`);

/**
 * Styles of a panel as high as the window that slides in from a side and dims the page. `shown`: selector of the open
 * state; `away`: its closed position in per cent of its width.
 */
export function slidingPanel(shown: '[open]' | ':popover-open', away: string): StyleRule {
  return {
    position: 'fixed',
    insetBlock: 0,
    inlineSize: 'min(20rem, calc(100vw - 3rem))',
    maxInlineSize: 'none',
    blockSize: '100dvb',
    maxBlockSize: 'none',
    border: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    translate: `${away} 0`,
    transition: [`translate ${vars.motion.slow} ease-out`, ...untilGone].join(', '),
    selectors: {
      [`&${shown}`]: { translate: '0 0' },
      '&::backdrop': {
        backgroundColor: vars.color.overlay,
        opacity: 0,
        transition: [`opacity ${vars.motion.slow}`, ...untilGone].join(', '),
      },
      [`&${shown}::backdrop`]: { opacity: 1 },
    },
    '@starting-style': {
      selectors: { [`&${shown}`]: { translate: `${away} 0` }, [`&${shown}::backdrop`]: { opacity: 0 } },
    },
  };
}
