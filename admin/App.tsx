import { AdminContext, AdminUI, CustomRoutes, defaultI18nProvider, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { account } from './account';
import { admins } from './admins';
import { answerTemplates } from './answer-templates';
import { auditEvents } from './audit-events';
import { authProvider } from './authProvider';
import { blogCategories } from './blog-categories';
import { checks } from './checks';
import { dataProvider } from './dataProvider';
import { enquiries } from './enquiries';
import { facts } from './facts';
import { AdminLayout } from './layout/AdminLayout';
import { LoginPage } from './layout/LoginPage';
import { lazyPage } from './layout/lazyPage';
import { NotFoundPage } from './layout/NotFoundPage';
import { Toast } from './layout/Toast';
import { UndoableMutations } from './layout/UndoableMutations';
import { media } from './media';
import { outbox } from './outbox';
import { personalData } from './personal-data';
import { EditAddress, posts } from './posts';
import { preferences } from './preferences';
import { queryClient } from './queryClient';
import { subscribers } from './subscribers';
import { darkTheme, lightTheme } from './theme';

const Start = lazyPage(async () => (await import('./start/Start')).Start);
const History = lazyPage(async () => (await import('./versions/HistoryPage')).HistoryPage);

// <Admin> split in its two halves, so that pending deletes are kept by our own queue.
export function App() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={defaultI18nProvider}
      store={preferences}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <UndoableMutations>
        <AdminUI
          title="Wattlepath admin"
          layout={AdminLayout}
          loginPage={LoginPage}
          dashboard={Start}
          catchAll={NotFoundPage}
          notification={Toast}
          requireAuth
          disableTelemetry
        >
          <Resource {...posts} />
          <Resource {...checks} />
          <Resource {...blogCategories} />
          <Resource {...media} />
          <Resource {...facts} />
          <Resource {...enquiries} />
          <Resource {...answerTemplates} />
          <Resource {...outbox} />
          <Resource {...subscribers} />
          <Resource {...personalData} />
          <Resource {...admins} />
          <Resource {...auditEvents} />
          <Resource {...account} />
          <CustomRoutes>
            <Route path="/blogs/new" element={<Navigate to="/blogs/create" replace />} />
            <Route path="/blogs/edit/:id/history" element={<History />} />
            <Route path="/blogs/edit/:id" element={<EditAddress />} />
          </CustomRoutes>
        </AdminUI>
      </UndoableMutations>
    </AdminContext>
  );
}
