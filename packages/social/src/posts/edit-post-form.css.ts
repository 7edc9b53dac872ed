import { style } from '@vanilla-extract/css';
import { form as kitForm } from '@wbn/ui-kit/controls/fields/form.css.ts';
import { ground } from '@wbn/ui-kit/layout/sticky-actions.css.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** The form sits on a card, so it uses the card's background. */
export const form = style([kitForm, { gap: vars.space.sm, vars: { [ground]: vars.color.surface } }]);
