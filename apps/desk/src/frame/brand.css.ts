import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

// One colour for all editions, in the stylesheet: the content security policy allows no inline styles.
globalStyle(':root', {
  vars: {
    [vars.brand.primary]: '#2b3a67',
    [vars.brand.primaryDark]: '#9fb2ea',
    [vars.brand.accent]: '#f2b705',
  },
});
