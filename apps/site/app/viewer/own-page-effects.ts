import type { Viewer } from '@wbn/cards/business/managed.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

/** Sets the title of a page that the server has answered with 404. */
export function usePreviewTitle(name: string | undefined): void {
  const { t } = useTranslation('publication');
  const title = name && t('preview', { name });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** Loads the route again as soon as the company is public, with the right title, address and head. */
export function useReloadWhenPublic(session: Viewer['session'] | null | undefined): void {
  const { revalidate } = useRevalidator();
  const { status, goneAt } = session?.publication ?? {};
  const isPublic = status === 'published' && goneAt === undefined;
  useEffect(() => {
    if (isPublic) void revalidate();
  }, [isPublic, revalidate]);
}
