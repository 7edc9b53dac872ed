import { style } from '@vanilla-extract/css';
import { ground, form as kitForm } from '@wbn/ui-kit/controls/form.css.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** It stands in the card of its post. */
export const form = style([kitForm, { gap: vars.space.sm, vars: { [ground]: vars.color.surface } }]);
