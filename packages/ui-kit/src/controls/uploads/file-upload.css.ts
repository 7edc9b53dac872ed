import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme/contract.css.ts';

export const error = style({ color: vars.color.danger, ...textSize.sm });
