import { Link, useLoaderData } from 'react-router-dom';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
export function loader() { return { a: 1 }; }
i18next.use(initReactI18next).init({ lng: 'en', resources: {} });
export default function Home() { const d = useLoaderData<typeof loader>(); const { t } = useTranslation(); return <Link to="/x">{t('hi')} {d.a}</Link>; }
