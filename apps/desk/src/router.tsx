import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { DeskFrame } from './frame/desk-frame.tsx';
import { FirstPage } from './frame/first-page.tsx';
import { MissingPage } from './frame/missing-page.tsx';
import { PageFailure } from './frame/page-failure.tsx';
import { deskPages } from './pages.ts';
import { HandOffPage } from './session/hand-off-page.tsx';
import { SignedIn } from './session/signed-in.tsx';
import type { HandOff } from './session/take-hand-off.ts';

/** The routes of the desk: the hand-off of a session, and the pages of the table for staff who are signed in. */
export function deskRoutes(handOff: HandOff | undefined): RouteObject[] {
  return [
    { path: '/setid', element: <HandOffPage handOff={handOff} /> },
    {
      element: (
        <SignedIn>
          <DeskFrame pages={deskPages} />
        </SignedIn>
      ),
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            { index: true, element: <FirstPage pages={deskPages} /> },
            ...deskPages.map((page) => ({
              path: page.path,
              handle: page,
              lazy: { Component: page.load },
            })),
            { path: '*', element: <MissingPage /> },
          ],
        },
      ],
    },
  ];
}

export function createDeskRouter(handOff: HandOff | undefined) {
  return createBrowserRouter(deskRoutes(handOff));
}
