/**
 * `node tools/server-under-test/lay-demo-data.ts FOLDER`: makes the data folder of a server with the demo people in it, and
 * nothing that a running server does besides. A server started on a copy goes on as after its first start.
 */
import { defaultDemoPassword } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { seedFlows } from '../../server/identity/flows/seed-flows.ts'
import { seedCast } from '../../server/seed/seed-cast.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('say which folder')
const db = await openDatabase({ directory: folder })
await seedFlows(db, new Date())
await seedCast(db, defaultDemoPassword, new Date())
await db.close()
