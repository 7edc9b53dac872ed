import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const preset = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });

export const link = style({ flex: 1, minInlineSize: 0 });

export const none = style({ padding: `${vars.space.xs} ${vars.space.sm}` });
