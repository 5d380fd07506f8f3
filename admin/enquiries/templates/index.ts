import DescriptionIcon from '@mui/icons-material/Description';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

/** Texts that answers to enquiries begin with. */
export const answerTemplates = {
  name: 'answer-templates',
  list: lazyPage(async () => (await import('./TemplateList')).TemplateList),
  create: lazyPage(async () => (await import('./TemplateForm')).TemplateCreate),
  edit: lazyPage(async () => (await import('./TemplateForm')).TemplateEdit),
  icon: DescriptionIcon,
  recordRepresentation: 'name',
  options: { label: 'Answer templates' },
} satisfies ResourceProps;
