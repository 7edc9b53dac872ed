import * as z from 'zod/mini';
import { idSchema } from '../../shared/id.ts';

export const labelColors = ['gray', 'blue', 'green', 'amber', 'red', 'purple'] as const;

/** Most labels of a company. */
export const requestLabelLimit = 30;

export const labelNameSchema = z.string('must be a text').check(
  z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
  z.minLength(1, 'must not be empty'),
  z.maxLength(40, 'must be 40 characters or fewer'),
);

export const labelColorSchema = z.enum(labelColors);

/** A mark that a company's people put on inquiries. */
export const requestLabelSchema = z.object({
  labelID: z.string(),
  name: z.string(),
  color: labelColorSchema,
});

export const labelParams = z.object({ id: idSchema, labelID: idSchema });

export type RequestLabel = z.output<typeof requestLabelSchema>;
export type LabelColor = (typeof labelColors)[number];
