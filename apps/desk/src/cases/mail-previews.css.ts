import { style } from '@vanilla-extract/css';
import { flexColumn, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const mails = style({ ...flexColumn.xs });

export const mail = style({
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const to = style({ ...mutedText, fontSize: vars.size.xs });

export const subject = style({ fontWeight: vars.weight.semibold });

export const paragraph = style({ marginBlockStart: vars.space.xs, whiteSpace: 'pre-wrap' });
