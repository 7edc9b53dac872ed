import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const shade = `color-mix(in srgb, ${vars.color.text} 18%, transparent)`;

/**
 * Shadows at the edges of a row that show where it can be scrolled. A cover in the colour that the row stands on scrolls
 * with the content (`local`) and hides the shadow at an end that is reached.
 */
export const edgeShades = (ground: string = vars.color.page) =>
  [
    `linear-gradient(to right, ${ground} 40%, transparent) left / 2.5rem 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 40%, transparent) right / 2.5rem 100% no-repeat local`,
    `linear-gradient(to right, ${shade}, transparent) left / 0.875rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${shade}, transparent) right / 0.875rem 100% no-repeat scroll`,
  ].join(', ');

/** A row that scrolls horizontally when it is too long, with edge shadows. */
export const sidewaysRow = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  minInlineSize: 0,
  // Room for focus rings, which the scrolling box would clip.
  padding: '3px',
  margin: '-3px',
  background: edgeShades(),
});
