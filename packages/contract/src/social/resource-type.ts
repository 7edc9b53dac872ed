import * as z from 'zod/mini';

/** Resources that people can like and comment on (decision 10). */
export const resourceTypes = ['post', 'comment', 'business', 'product', 'user'] as const;

export const resourceTypeSchema = z.enum(resourceTypes);

export type ResourceType = (typeof resourceTypes)[number];

/**
 * Actors: a person, or a company through one of its business members. They write, are followed, connected and
 * mentioned.
 */
export const actorTypes = ['user', 'business'] as const;

export const actorTypeSchema = z.enum(actorTypes);

/** Where posts are: the timeline of a person, of a company or of a group. */
export const timelineTypeSchema = z.enum([...actorTypes, 'group']);

export type TimelineType = z.output<typeof timelineTypeSchema>;

export type ActorType = (typeof actorTypes)[number];
