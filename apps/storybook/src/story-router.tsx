import { usePageLinks } from '@wbn/ui-kit/text/use-page-links.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router-dom';

/** Address of a story in the site: `parameters: { route: { path: '/search-result', at: '/search-result?text=cork' } }`. */
export interface StoryRoute {
  /** Address shown, with its query. */
  readonly at?: string;
  /** Pattern the address is matched with. */
  readonly path?: string;
  /** Data of the route, for pages that read it with `useLoaderData`. */
  readonly loader?: LoaderFunction;
}

const StoryContext = createContext<ReactNode>(null);

function Story() {
  usePageLinks();
  return useContext(StoryContext);
}

/** Puts a memory router around a story. */
export function StoryRouter({ route, children }: { route: StoryRoute | undefined; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route?.path ?? '*',
          Component: Story,
          HydrateFallback: () => null,
          ...(route?.loader && { loader: route.loader }),
        },
        // Shows the story also at addresses that its own pattern does not match.
        ...(route?.path ? [{ path: '*', Component: Story }] : []),
      ],
      { initialEntries: [route?.at ?? '/'] },
    ),
  );
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  );
}
