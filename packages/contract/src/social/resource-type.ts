import * as z from 'zod/mini';

/** What can be liked and talked about (decision 10). */
export const resourceTypes = ['post', 'comment', 'business', 'product', 'user'] as const;

export const resourceTypeSchema = z.enum(resourceTypes);

export type ResourceType = (typeof resourceTypes)[number];

/** Who acts: a person, or a company through one of its people. They write, are followed, connected and named. */
export const actorTypes = ['user', 'business'] as const;

export const actorTypeSchema = z.enum(actorTypes);

export type ActorType = (typeof actorTypes)[number];
