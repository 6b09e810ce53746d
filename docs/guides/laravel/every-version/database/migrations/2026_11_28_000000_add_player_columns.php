<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        // LowercaseEmail looks for lower case alone. Two accounts that differ in capitals stop the migration here.
        DB::table('users')->update(['email' => DB::raw('lower(email)')]);
        Schema::table('users', function (Blueprint $table) {
            $table->string('last_name', 80)->default('');
            $table->string('nickname', 20)->nullable()->unique();
            $table->date('birthdate')->nullable();
            $table->string('phone', 10)->default('');
            $table->string('zipcode', 5)->default('');
            $table->string('state', 80)->default('');
            $table->string('municipality', 80)->default('');
            $table->string('neighborhood', 120)->default('');
            $table->boolean('accepts_marketing')->default(false);
        });
    }

    /** The capitals of the e-mails don't come back. SQLite before Laravel 11 needs the package doctrine/dbal. */
    public function down(): void
    {
        Schema::table('users', function (Blueprint $table) {
            $table->dropUnique(['nickname']);
            $table->dropColumn([
                'last_name', 'nickname', 'birthdate', 'phone', 'zipcode', 'state', 'municipality', 'neighborhood',
                'accepts_marketing',
            ]);
        });
    }
};
