import type { Viewer } from '@wbn/cards/business/office-context.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Sets the title of a previewed page, which the server answered with 404. */
export function usePreviewTitle(name: string | undefined): void {
  const t = useText('publication');
  const title = name && t('preview', { name });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** Reloads the route once the company is public, for its title, address and metadata. */
export function useReloadWhenPublic(session: Viewer['session'] | null | undefined): void {
  const { revalidate } = useRevalidator();
  const { status, goneAt } = session?.publication ?? {};
  const isPublic = status === 'published' && goneAt === undefined;
  useEffect(() => {
    if (isPublic) void revalidate();
  }, [isPublic, revalidate]);
}
