import { expect, it } from 'vitest';
import { sampleValues } from '../../api/resources/sampleValues';
import { testApp } from '../../api/testApp';
import { plainEntries } from '../../db/plain';
import { testDatabase } from '../../db/testDatabase';
import { exportFolder } from './exportFolder';
import { bring, folderOf, site } from './testImport';

it.each(plainEntries)('%s go with an export, or with the visitors', async (_, source) => {
  const { db } = testApp();
  const { fields, personal } = source.resource;
  const texts = sampleValues(fields);
  source.create(db, 'one', texts);
  const folder = folderOf({});
  await exportFolder(db, folder, { site });
  const other = testDatabase();
  await bring(other, folder);
  expect(source.get(other, 'one')).toEqual(personal ? undefined : expect.objectContaining(texts));
});
