import * as z from 'zod';
import { coverScenes, motifs } from '../drawings/motifs.ts';

const text = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words with dashes');

/** Who writes: a person, in their own name or `as` a company that they work for. */
const author = { by: key, as: key.optional() };

const demoCommentSchema = z.strictObject({
  ...author,
  /** Hours after the post. */
  after: z.number().positive(),
  /** Which comment of the post it answers, from 0; absent: it stands on the post itself. */
  to: z.int().min(0).optional(),
  text: text.max(1_000),
});

/** Something that was said; `@[key]` in a text names a person or a company. */
export const demoPostSchema = z.strictObject({
  key,
  ...author,
  /** May be left out for a company: its first person then. */
  by: key.optional(),
  /** Days before the world is filled in, so that the feed is alive whenever that is. */
  daysAgo: z.number().positive(),
  text: text.max(3_000),
  /** What the picture shows: a product, or a scene. */
  picture: z.enum([...motifs, ...coverScenes]).optional(),
  /** A company, product or person, shown as a card. */
  card: key.optional(),
  /** How many like it, of a hundred. */
  likes: z.int().min(0).max(90),
  comments: z.array(demoCommentSchema),
});

/** Somebody asks for a connection and waits. */
export const demoRequestSchema = z.strictObject({
  from: key,
  to: key,
  daysAgo: z.number().positive(),
  message: text.max(300).optional(),
});

export type DemoPost = z.output<typeof demoPostSchema>;
export type DemoComment = z.output<typeof demoCommentSchema>;
export type DemoRequest = z.output<typeof demoRequestSchema>;
