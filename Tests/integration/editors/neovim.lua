-- Drives Neovim without a screen: findings arrive, a fix is applied, a finding is silenced. Prints what happens, and
-- ends with status 1 when something else happens than should.
--
-- The file is open already, with the set-up of docs/editors.md. EXPECTED names a file with the lines and rules that the
-- command line reports.

local function say(text) io.stdout:write(text, "\n") end

local function fail(text)
  say("FAILED: " .. text)
  vim.cmd("cquit 1")
end

local function check(condition, text)
  if not condition then fail(text) end
end

local function wait(text, condition)
  check(vim.wait(120000, condition, 20), text .. ": never happened")
end

local clients = vim.lsp.get_clients or vim.lsp.get_active_clients

local function client(name)
  for _, each in ipairs(clients()) do
    if each.name == name and vim.lsp.buf_is_attached(0, each.id) then return each end
  end
end

-- The findings of SameView in a buffer, or in the current one.
local function findings(buffer)
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(buffer or 0)) do
    if each.source == "sameview" then
      table.insert(found, { line = each.lnum + 1, rule = each.code, column = each.col, severity = each.severity })
    end
  end
  table.sort(found, function(a, b)
    if a.line ~= b.line then return a.line < b.line end
    return a.rule < b.rule
  end)
  return found
end

local function names(found)
  local all = {}
  for _, each in ipairs(found) do table.insert(all, each.line .. " " .. each.rule) end
  return table.concat(all, "\n")
end

local function first(rule)
  for _, each in ipairs(findings()) do
    if each.rule == rule then return each end
  end
  fail("there is no finding of " .. rule)
end

local function count(rule)
  local sum = 0
  for _, each in ipairs(findings()) do
    if each.rule == rule then sum = sum + 1 end
  end
  return sum
end

-- Chooses the code action at a finding whose title contains the text, as a person does in the list.
local function choose(finding, text)
  vim.api.nvim_win_set_cursor(0, { finding.line, finding.column })
  local offered, chosen
  vim.ui.select = function(items, options, on_choice)
    offered = {}
    for _, item in ipairs(items) do
      local title = options.format_item(item)
      table.insert(offered, title)
      if not chosen and title:find(text, 1, true) then
        chosen = title
        on_choice(item)
      end
    end
  end
  vim.lsp.buf.code_action()
  wait("code actions", function() return offered end)
  check(chosen, "no code action is named '" .. text .. "': " .. vim.inspect(offered))
  say("  chosen: " .. chosen)
end

local function line(number) return vim.fn.getline(number) end

-- A finding of one file depends on another file that is edited.
local function follow()
  vim.cmd("edit RecipeList.swift")
  local buffer = vim.api.nvim_get_current_buf()
  -- Where the helper branches is known only from its file.
  local function severity()
    for _, each in ipairs(findings(buffer)) do
      if each.rule == "conditional-modifier-use" then return vim.diagnostic.severity[each.severity] end
    end
  end
  wait("a warning", function() return severity() == "WARN" end)
  vim.cmd("edit Modifiers.swift")
  wait("SameView is attached", function() return client("sameview") end)
  vim.cmd("silent %substitute/applyIf/applyWhen/")
  wait("only information", function() return severity() == "INFO" end)
  vim.cmd("silent undo")
  wait("a warning again", function() return severity() == "WARN" end)
  say("RecipeList.swift follows Modifiers.swift")
end

local function run()
  local version = vim.version()
  say(("Neovim %d.%d.%d"):format(version.major, version.minor, version.patch))
  wait("SameView is attached", function() return client("sameview") end)
  if vim.env.SOURCEKIT then
    wait("sourcekit-lsp is attached", function() return client("sourcekit") end)
  end
  local attached = {}
  for _, each in ipairs(clients()) do table.insert(attached, each.name) end
  table.sort(attached)
  say("servers of the buffer: " .. table.concat(attached, ", "))

  say("== findings")
  local expected = table.concat(vim.fn.readfile(vim.env.EXPECTED), "\n")
  wait("findings arrive", function() return #findings() > 0 end)
  say(names(findings()))
  check(names(findings()) == expected, "the command line reports\n" .. expected)

  if vim.env.SOURCEKIT then
    say("== sourcekit-lsp answers, too")
    local answer = client("sourcekit").request_sync(
      "textDocument/documentSymbol", { textDocument = vim.lsp.util.make_text_document_params() }, 120000, 0)
    check(answer and answer.result and #answer.result > 0, "sourcekit-lsp knows no symbols: " .. vim.inspect(answer))
    say("symbols: " .. #answer.result)
  end

  say("== hover")
  local hovered = findings()[1]
  local answer = client("sameview").request_sync("textDocument/hover", {
    textDocument = vim.lsp.util.make_text_document_params(),
    position = { line = hovered.line - 1, character = hovered.column },
  }, 120000, 0)
  local page = answer.result.contents.value
  check(page:find("# " .. hovered.rule, 1, true) == 1, "hover shows " .. page)
  say(vim.split(page, "\n")[1])

  say("== a fix is applied")
  local fixed = first(vim.env.FIX)
  local before = count(vim.env.FIX)
  local lines = vim.fn.line("$")
  say(fixed.line .. " " .. fixed.rule .. ":" .. line(fixed.line))
  choose(fixed, vim.env.FIX_TITLE)
  wait("the finding disappears", function() return count(vim.env.FIX) == before - 1 end)
  check(line(fixed.line):find(vim.env.FIXED, 1, true), "the line is now" .. line(fixed.line))
  check(vim.fn.line("$") == lines, "lines were added or removed")
  say("  now:" .. line(fixed.line))

  say("== a finding is silenced")
  local silenced = first(vim.env.SILENCE)
  before = count(vim.env.SILENCE)
  say(silenced.line .. " " .. silenced.rule .. ":" .. line(silenced.line))
  choose(silenced, "Silence `" .. vim.env.SILENCE .. "` here")
  wait("the finding disappears", function() return count(vim.env.SILENCE) == before - 1 end)
  check(vim.trim(line(silenced.line)) == "// sameview:disable:next " .. vim.env.SILENCE, "the line is" .. line(silenced.line))
  say("  above:" .. line(silenced.line))

  if vim.fn.exists(":SameViewFixAll") == 2 then
    say("== all safe fixes")
    vim.ui.select = function() fail("Neovim asks which action to apply") end
    local tick = vim.b.changedtick
    vim.cmd("SameViewFixAll")
    wait("the text changes", function() return vim.b.changedtick ~= tick end)
    vim.cmd("silent write")
    local output = vim.fn.system({ "sameview", vim.fn.expand("%"), "--context", ".", "--no-c", "--diff" })
    check(output:find("Nothing to fix.", 1, true), "safe fixes are left:\n" .. output)
    say("no safe fix is left")
  else
    vim.cmd("silent write")
  end

  say("== an edit changes a finding of another file")
  if client("sameview").server_capabilities.diagnosticProvider
    and not vim.lsp.handlers["workspace/diagnostic/refresh"] then
    say("known: this version asks for diagnostics, and cannot be told to ask again")
  else
    follow()
  end

  say("done")
end

-- An error would leave Neovim waiting for keys.
local succeeded, message = xpcall(run, debug.traceback)
if not succeeded then fail(message) end
vim.cmd("qall!")
