// Limits
/** How long jobs that failed for good are kept, to be retried. */
export const FAILED_JOBS_KEPT_DAYS = 30
/** How many of them are listed. */
export const FAILED_JOBS_SHOWN = 100
/** A process writes down this often that it lives. */
export const PROCESS_SEEN_SECONDS = 30

// Messages
/** The problems that operators can have, and what to do about each. */
export const PROBLEMS = {
  database: {
    text: 'The database does not answer in time. What is shown here is from before.',
    hint: 'Run “npm run sql” and look into pg_stat_activity: a locked table ends with the session that locks it.',
  },
  mail: {
    text: 'Mails are not going out: some have waited for more than five minutes.',
    hint: 'See whether the mail server works and SMTP_URL is right. Waiting mails go out by themselves.',
  },
  jobs: {
    text: 'Work in the background is not done: jobs wait, or fail again and again.',
    hint: 'The log says why: look for “a job failed”. If nothing is logged, restart the server.',
  },
  failed_jobs: {
    text: 'Jobs have failed for good in the last 24 hours.',
    hint: 'Mend the reason, then press Retry below.',
  },
  disk: {
    text: 'A disk is nearly full. When it is full, orders are refused.',
    hint: 'Free some room: old backups, the journal. Delete nothing in the database’s folder.',
  },
  uploads: {
    text: 'Pictures have nearly used up their room.',
    hint: 'Raise UPLOADS_MAX_GB and restart.',
  },
  uploads_disk: {
    text: 'The disk of the pictures is nearly full. When it is full, none is accepted.',
    hint: 'Free some room on it, or move it to a larger one. Delete no picture there.',
  },
  bucket: {
    text: 'The bucket does not answer: pictures are neither shown nor accepted.',
    hint: 'See whether the storage works and the S3_ settings are right. Ozi goes on by itself when it answers.',
  },
  redis: {
    text: 'Redis does not answer: open pages may miss what happens on other processes.',
    hint: 'See whether Redis runs and REDIS_URL is right. Ozi goes on by itself when it answers.',
  },
  money: {
    text: 'Money does not add up: there are differences that nobody has settled.',
    hint: 'Open Money, find the cause of each difference, and settle it with a note.',
  },
  backup: {
    text: 'No backup has succeeded in the last 26 hours.',
    hint: 'Run “npm run backup” and read what it says; then see why the nightly one did not run.',
  },
  backup_log: {
    text: 'The backup is behind: the newest changes are not in it.',
    hint: 'See whether its disk is mounted and has room, or its bucket answers. The log says why: look for “the backup failed”.',
  },
  backup_check: {
    text: 'The backup did not pass its nightly check.',
    hint: 'The log says why: look for “as a check” and “lost pictures”. Take a backup now: “npm run backup”.',
  },
  data_key: {
    text: 'Ozi runs without the data key that some of its data is encrypted under (DATA_KEY_LOST).',
    hint: 'A NIN that is registered already is not recognised: check each new rider’s. Find the key, or enter that data again; then remove DATA_KEY_LOST.',
  },
  migrations: {
    text: 'The database lacks migrations that this version needs.',
    hint: 'Run “npm run migrate”.',
  },
  region: {
    text: 'The new map cannot be used. Ozi goes on with the one before.',
    hint: 'The log says why: look for “the new region cannot be used”. Import the map again.',
  },
  maps: {
    text: 'The map provider does not answer.',
    hint: 'The log says why: look for “the map provider does not answer”. See whether its service and your account work.',
  },
} as const satisfies Record<string, { readonly text: string; readonly hint: string }>
export type Problem = keyof typeof PROBLEMS
