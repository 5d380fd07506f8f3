import { lazy, Suspense } from 'react';
import { Admin, CustomRoutes, defaultI18nProvider, Resource } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import { brand } from '../shared/brand';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { ChangeDayPage } from './facts/ChangeDayPage';
import { AdminLayout } from './frame/AdminLayout';
import { LoginPage } from './frame/LoginPage';
import { menu } from './menu';
import { editPath } from './postPaths';
import { HistoryPage } from './posts/versions/HistoryPage';
import { preferences } from './preferences';
import { queryClient } from './queryClient';
import { SignaturesPage } from './signatures/SignaturesPage';
import { Start } from './start/Start';
import { darkTheme, lightTheme } from './theme';
import { NotFoundPage } from './ui/layout/NotFoundPage';
import { Opening } from './ui/layout/Opening';
import { Toast } from './ui/layout/Toast';

const DutiesPage = lazy(() => import('./firm/DutiesPage'));

export const App = () => (
  <Admin
    title={`${brand.shortName} admin`}
    authProvider={authProvider}
    dataProvider={dataProvider}
    queryClient={queryClient}
    i18nProvider={defaultI18nProvider}
    store={preferences}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    layout={AdminLayout}
    loginPage={LoginPage}
    dashboard={Start}
    catchAll={NotFoundPage}
    notification={Toast}
    requireAuth
    disableTelemetry
  >
    {menu.map(({ page, label, pages }) =>
      'page' in pages ? null : <Resource key={page} name={page} options={{ label }} {...pages} />,
    )}
    <CustomRoutes>
      {menu.map(({ page, pages }) =>
        'page' in pages ? <Route key={page} path={`/${page}`} element={<pages.page />} /> : null,
      )}
      <Route path="/signatures" element={<SignaturesPage />} />
      <Route path="/change-day" element={<ChangeDayPage />} />
      <Route
        path="/duties"
        element={
          <Suspense fallback={<Opening />}>
            <DutiesPage />
          </Suspense>
        }
      />
      <Route path="/blogs/new" element={<Navigate to="/blogs/create" replace />} />
      <Route path="/blogs/edit/:id/history" element={<HistoryPage />} />
      <Route path="/blogs/edit/:id" element={<ToPost />} />
    </CustomRoutes>
  </Admin>
);

/** Redirects /blogs/edit/{id}, the address in the specification, to react-admin's own. */
function ToPost() {
  const { id = '' } = useParams();
  return <Navigate to={editPath(id)} replace />;
}
