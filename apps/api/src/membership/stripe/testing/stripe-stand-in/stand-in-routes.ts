import { billingRoutes } from './billing-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import type { Form } from './read-form.ts';
import type { StandInWorld } from './stand-in-world.ts';

/** A call to the stand-in; `id` and `sub` are path parameters. */
export interface Asked {
  readonly world: StandInWorld;
  readonly form: Form;
  readonly id: string;
  readonly sub: string;
  /** Requested paths to expand; those of lists without `data.`. */
  readonly expand: ReadonlySet<string>;
}

export type Routes = Readonly<Record<string, (asked: Asked) => object>>;

/** All calls of Stripe's API that the adapter makes. */
export const standInRoutes: Routes = { ...customerRoutes, ...billingRoutes };
