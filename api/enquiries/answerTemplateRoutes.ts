import { z } from 'zod';
import { answerTemplates } from '../../db/enquiries/answerTemplates';
import type { Services } from '../context';
import { readVersion, recordId, required } from '../http/bodies';
import { resourceRoutes } from '../http/resource';
import { templateProblem } from './templateFields';

const checkFields = ({ value, issues }: z.core.ParsePayload<string>) => {
  const message = templateProblem(value);
  if (message) issues.push({ code: 'custom', message, input: value });
};
export const templateContent = {
  name: required('Name', 100),
  subject: z
    .string()
    .trim()
    .max(200, 'Subject is too long: 200 characters at most.')
    .check(checkFields)
    .nullish()
    .transform((subject) => subject ?? ''),
  text: required('Text', 20_000).check(checkFields),
};

/** `/api/answer-templates`: texts that an answer may begin with, with `{{fields}}` and `[gaps]`. */
export const answerTemplateRoutes = (services: Services) =>
  resourceRoutes(services, answerTemplates, {
    name: 'answer-templates',
    noun: 'template',
    sort: ['name', 'ASC'],
    maxBodyBytes: 128 * 1024,
    create: z.object({ ...templateContent, id: recordId.optional() }),
    update: z.object({ ...templateContent, updated_at: readVersion }),
    remove: true,
    taken: { name: 'There is already a template with this name.' },
    title: ({ name }) => name,
  });
